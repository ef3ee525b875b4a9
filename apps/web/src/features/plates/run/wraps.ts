/** Lets a button or a badge take as many lines as its words need, where cut words would hide what it does. */
export const wraps = '!h-auto max-w-full py-1 text-start [&_.truncate]:whitespace-normal'
