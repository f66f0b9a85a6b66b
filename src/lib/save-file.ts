/** Has the browser save a file under its own name, else under `fallback`. */
export function saveFile(file: Blob, fallback: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = (file instanceof File && file.name) || fallback;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
