// Put behind the loader of camlann_threads. Emscripten 3.1.6 is ready once the last worker of the pool has loaded the module: never,
// where one thread is enough and the pool is empty.
if (!ENVIRONMENT_IS_PTHREAD && PThread.unusedWorkers.length === 0)
  PThread.unusedWorkers.forEach = () => removeRunDependency("wasm-instantiate");
