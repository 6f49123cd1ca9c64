#pragma once
// The kernel for the 128-bit registers of WebAssembly; called through kernel.cpp alone.

#include "nn/kernel.hpp"

namespace camlann::nn {

#if defined(__wasm_simd128__)
extern const Kernel wasm_kernel;
#endif

}  // namespace camlann::nn
