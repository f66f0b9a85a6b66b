/** A list of events that is a part of a page. */
export const cardClasses = '@container w-full max-w-5xl rounded-lg border bg-card text-card-foreground shadow-xs';
