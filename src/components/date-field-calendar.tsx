import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { enAU } from 'react-day-picker/locale/en-AU';
import { dayOf, noonOf } from '#src/lib/calendar-date.ts';
import { buttonVariants } from './ui/button-variants.ts';

const monthButton = buttonVariants({ variant: 'ghost', size: 'icon' });

const classNames = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: monthButton,
  button_next: monthButton,
  month_caption: 'flex h-8 items-center justify-center',
  caption_label: 'text-base font-semibold',
  month_grid: 'mt-1 border-collapse',
  weekday: 'size-9 text-center text-xs font-medium text-muted-foreground',
  day: 'group/day p-0 text-center',
  day_button: [
    'size-9 rounded-md text-sm tabular-nums group-not-aria-selected/day:hover:bg-accent',
    'group-not-aria-selected/day:group-data-outside/day:text-muted-foreground',
    'group-data-today/day:font-bold group-data-today/day:underline group-data-today/day:underline-offset-4',
    'group-aria-selected/day:bg-primary group-aria-selected/day:font-semibold group-aria-selected/day:text-primary-foreground',
    'forced-colors:group-aria-selected/day:border-2 forced-colors:group-aria-selected/day:border-[Highlight]',
  ].join(' '),
};

const labels = {
  labelPrevious: () => 'Previous month',
  labelNext: () => 'Next month',
  labelNav: () => 'Months',
};

type DateFieldCalendarProps = { date: string | undefined; onChoose: (date: string) => void };

/**
 * A month from Monday to Sunday with the keys of the ARIA guide: arrows, Home and End, Page Up and
 * Down, with Shift by years.
 */
export function DateFieldCalendar({ date, onChoose }: DateFieldCalendarProps) {
  const chosen = date ? noonOf(date) : undefined;
  return (
    <DayPicker
      mode="single"
      autoFocus
      showOutsideDays
      fixedWeeks
      required
      locale={enAU}
      weekStartsOn={1}
      selected={chosen}
      defaultMonth={chosen}
      onSelect={(day: Date) => onChoose(dayOf(day))}
      classNames={classNames}
      labels={labels}
      components={components}
    />
  );
}

function Chevron({ orientation }: ChevronProps) {
  return orientation === 'left' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />;
}

const components = { Chevron };
