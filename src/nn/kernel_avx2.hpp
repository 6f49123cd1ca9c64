#pragma once
// The kernel for AVX2; called through kernel.cpp alone, on processors that have it.

#include "nn/kernel.hpp"

namespace camlann::nn {

#if defined(CAMLANN_AVX2)
extern const Kernel avx2_kernel;
#endif

}  // namespace camlann::nn
