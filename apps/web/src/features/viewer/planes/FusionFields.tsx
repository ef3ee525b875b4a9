import type { MessageKey } from '@pandok/i18n'
import { Select } from '@pandok/ui'
import { presetsFor, type Stack, settingOf } from '@pandok/viewer'
import { useMemo, useState } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { seriesDescription } from '../names/seriesDescription.ts'
import { useSessionPart, useStudiesPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { RangeField } from './RangeField.tsx'
import type { Fusion } from './useFusion.ts'

/** The fused series, its opacity and its window. Hidden if no series can be fused. */
export function FusionFields({ fusion }: { fusion: Fusion | undefined }) {
  const text = useText()
  const { multiplanar } = useViewer()
  const { fused, blend, planes } = useStorePart(multiplanar, (state) => state)
  const studies = useStudiesPart((state) => state)
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  // biome-ignore lint/correctness/useExhaustiveDependencies: all series are checked, but only when series are added or removed
  const candidates = useMemo(() => multiplanar.candidates(), [multiplanar, planes, studies])
  if (candidates.length === 0) return null
  const nameOf = ({ frames: [first] }: Stack) =>
    [first?.instance.record.series.modality, seriesDescription(first?.instance, isHidden, text)]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <Select
        size="sm"
        label={text('viewer.planes.fusion')}
        value={fused?.stack.id ?? ''}
        onChange={({ target }) => multiplanar.fuse(candidates.find(({ stack }) => stack.id === target.value))}
      >
        <option value="">{text('viewer.planes.fusion.none')}</option>
        {candidates.map(({ stack, isRegistered }) => (
          <option key={stack.id} value={stack.id}>
            {isRegistered ? text('viewer.planes.fusion.registered', { name: nameOf(stack) }) : nameOf(stack)}
          </option>
        ))}
      </Select>
      {fused ? (
        <RangeField
          label={text('viewer.planes.fusion.blend')}
          {...{ min: 0, max: 100, step: 5, value: Math.round(blend * 100) }}
          onChange={(value) => multiplanar.setBlend(value / 100)}
        />
      ) : null}
      {fusion ? <FusedWindow key={fusion.stack.id} fusion={fusion} /> : null}
    </>
  )
}

function FusedWindow({ fusion }: { fusion: Fusion }) {
  const text = useText()
  const { multiplanar } = useViewer()
  const { shape } = fusion.volume
  const all = presetsFor(shape.frames[0]?.instance.record.series.modality ?? '', shape.unit)
  // If SUV is known, the file's windows aren't used, and the view starts with the first uptake preset.
  const [uptake] = all.filter(({ show }) => show.kind === 'uptake')
  const presets = uptake ? all.filter(({ show }) => show.kind !== 'auto') : all
  const [chosen, setChosen] = useState<string>(uptake?.id ?? 'auto')
  function choose(id: string) {
    const preset = presets.find((one) => one.id === id)
    const picture = fusion.slicer.pictureOf('axial')
    if (!preset || !picture) return
    setChosen(id)
    multiplanar.setFusedVoi(settingOf(preset, picture.frame, picture.decoded))
  }
  return (
    <Select
      size="sm"
      label={text('viewer.planes.fusion.window')}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      {presets.map(({ id }) => (
        <option key={id} value={id}>
          {text(`viewer.preset.${id}` as MessageKey)}
        </option>
      ))}
    </Select>
  )
}
