/**
 * The class of a tool with a word below its icon if the bar has room for all of them in one row, which is the
 * case from 1280 px. Narrower bars show icons with tooltips. The parent has to be a `@container`.
 */
export const wordsBelow =
  '@min-[1180px]:!h-auto @min-[1180px]:!w-auto @min-[1180px]:min-w-10 @min-[1180px]:flex-col @min-[1180px]:!gap-0.5 @min-[1180px]:!px-1 @min-[1180px]:!py-1 @min-[1180px]:[&>span>span+svg]:hidden'

/** The font size fits the longest word of the five languages. */
export const wordClass = 'text-[0.6875rem] leading-3.5 font-medium whitespace-nowrap tracking-tight'
