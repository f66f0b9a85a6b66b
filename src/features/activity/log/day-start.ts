/** When a calendar date, or one so many days later, begins on the viewer's clock. */
export function dayStart(date: string, daysLater = 0): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater);
}
