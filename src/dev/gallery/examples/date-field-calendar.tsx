import { useState } from 'react';
import { DateFieldCalendar } from '#src/components/date-field-calendar.tsx';

export function AMonth() {
  const [date, setDate] = useState('2026-07-01');
  return <DateFieldCalendar date={date} onChoose={setDate} />;
}
