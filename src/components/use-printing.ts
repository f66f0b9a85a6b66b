import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/**
 * From just before the browser takes the page to print until it has it; true from the first
 * rendering on in what comes only then.
 */
export function usePrinting(): boolean {
  const [isNow, setNow] = useState(isPrinting);
  useEffect(() => {
    // The browser takes the page as it is when the event has been heard.
    const tell = ({ type }: Event) => {
      isPrinting = type === 'beforeprint';
      flushSync(() => setNow(isPrinting));
    };
    globalThis.addEventListener('beforeprint', tell);
    globalThis.addEventListener('afterprint', tell);
    return () => {
      isPrinting = false;
      globalThis.removeEventListener('beforeprint', tell);
      globalThis.removeEventListener('afterprint', tell);
    };
  }, []);
  return isNow;
}
