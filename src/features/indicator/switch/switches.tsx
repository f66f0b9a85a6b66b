import type { Place } from '../place.ts';
import { SwitchCountry } from './switch-country.tsx';
import { SwitchIndicator } from './switch-indicator.tsx';

/** The same indicator of another country, another indicator of the same country. */
export function Switches({ place }: { place: Place }) {
  return (
    <div data-print="hide" className="grid grid-cols-2 gap-2">
      <SwitchCountry place={place} />
      <SwitchIndicator place={place} />
    </div>
  );
}
