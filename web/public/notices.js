// The service worker of notices: shows what the server has sent by Web Push, and opens the game. It
// keeps nothing, and takes no request of a page.
self.addEventListener("push", (event) => {
  event.waitUntil(
    (async () => {
      const notice = event.data?.json() ?? {};
      const { title = "Camlann", body = "", url = "/", tag = "" } = notice;
      const pages = await self.clients.matchAll({ type: "window" });
      // Whoever looks at the game sees the move itself.
      if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url)) return;
      await self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } });
    })(),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data?.url ?? "/");
  // Only pages of this site.
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window" });
      const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
      if (open) await open.focus();
      else await self.clients.openWindow(url.href);
    })(),
  );
});
