const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant of the wire in the viewer's zone: '17 Nov 2026, 15:15'. */
export const formatInstant = (instant: string): string => inWords.format(new Date(instant));

const timeInWords = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** The time of day in the viewer's zone: '15:15'. */
export const formatTime = (at: Date): string => timeInWords.format(at);
