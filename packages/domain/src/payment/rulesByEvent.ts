/** Groups the rules of a table by event, in their order. */
export function rulesByEvent<Rule extends { event: string }>(
  rules: readonly Rule[],
): (event: Rule['event']) => readonly Rule[] {
  const byEvent = new Map<string, Rule[]>()
  for (const rule of rules) byEvent.set(rule.event, [...(byEvent.get(rule.event) ?? []), rule])
  return (event) => byEvent.get(event) ?? []
}
