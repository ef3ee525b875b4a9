/** Lets a button or a badge wrap onto several lines, because truncated words would hide what it does. */
export const wrapClass = '!h-auto max-w-full py-1 text-start [&_.truncate]:whitespace-normal'
