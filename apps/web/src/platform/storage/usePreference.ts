import { useState } from 'react'
import { browserStorage } from './browserStorage.ts'

/** A choice stored in this browser; any invalid stored value counts as the first choice. */
export function usePreference<const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState(() => {
    const kept = browserStorage().getItem(name)
    return choices.find((choice) => choice === kept) ?? choices[0]
  })
  function choose(choice: Choice) {
    browserStorage().setItem(name, choice)
    setChosen(choice)
  }
  return [chosen, choose]
}
