// The present, every second, while a component that asks is on the page.
export function ticking(): { readonly current: number } {
  let current = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (current = Date.now()), 1000);
    return () => clearInterval(timer);
  });
  return {
    get current() {
      return current;
    },
  };
}
