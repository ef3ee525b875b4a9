import { useText } from '#platform/text/text.ts'
import { faultText } from '../editor/faultWords.ts'
import { useBoardState } from '../editor/useBoard.ts'

/** The error of a field of the plate as text. */
export function useFaultText(
  path: readonly (string | number)[],
): (...field: (string | number)[]) => string | undefined {
  const text = useText()
  const faults = useBoardState((state) => state.faults)
  return (...field) => {
    const requested = [...path, ...field].join('/')
    const fault = faults.find((one) => one.path.join('/') === requested)
    return fault && faultText(fault, text)
  }
}
