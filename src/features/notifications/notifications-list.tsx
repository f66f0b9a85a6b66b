export function NotificationsList() {
  return null;
}
