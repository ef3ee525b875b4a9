import type { Text } from '#platform/text/text.ts'

/** Money beside a chart, as short as the language makes it: 50만원, ₩500K, 50万ウォン. */
export function wonTick(text: Text): (amount: number) => string {
  const short = new Intl.NumberFormat(text.locale, { notation: 'compact', useGrouping: 'always' })
  return (amount) =>
    amount === 0 ? '0' : text('office.payments.figures.tick', { amount: short.format(amount) })
}
