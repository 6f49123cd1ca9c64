// The number of processor cores for the analysis engine. Kept in local storage, separate from the other settings, which
// every page loads.

const storageKey = "camlann.cores";

/** Threads share memory only on a page that no other can look into, as the server's headers promise. */
export const canShare = globalThis.crossOriginIsolated === true;

/** The number of cores reported by the browser, limited to 16: more add hardly any strength. */
export const mostCores = canShare ? Math.min(16, Math.max(1, navigator.hardwareConcurrency)) : 1;

/** Half of them, but four at most: others want to work, too, and a phone gets hot. */
const usual = Math.min(4, Math.max(1, Math.floor(mostCores / 2)));

function load(): number {
  try {
    const kept = Number(localStorage.getItem(storageKey) ?? usual);
    return Number.isInteger(kept) && kept > 0 ? Math.min(kept, mostCores) : usual;
  } catch {
    return usual; // storage is closed to us
  }
}

class Cores {
  allowed = $state(load());

  allow(count: number): void {
    this.allowed = count;
    try {
      localStorage.setItem(storageKey, String(count));
    } catch {
      // It is forgotten with the page.
    }
  }
}

export const cores = new Cores();

/** The number of threads for a worker; 0 if it cannot share memory. */
export const threads = (): number => (canShare ? cores.allowed : 0);
