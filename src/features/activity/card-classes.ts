/** A list of events that is a part of a page. */
export const cardClasses = 'mx-auto w-full max-w-4xl rounded-lg border bg-card text-card-foreground shadow-xs';
