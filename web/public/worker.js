// Shows what the server pushes, and opens the table it is about. It keeps nothing: no page comes from here.

self.addEventListener("push", (event) => {
  const { title, body, path, tag, language } = event.data.json();
  const look = { body, tag, lang: language, icon: "/icon.svg", badge: "/icon.svg", data: path };
  event.waitUntil(Promise.all([self.registration.showNotification(title, look), navigator.setAppBadge?.().catch(() => {})]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
