/** True if a server serves this page; false in the build for hosts that only have files (`npm run static`). */
export const served: boolean = import.meta.env.MODE !== "static";
