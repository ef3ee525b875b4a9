import { Button, Checkbox, IconButton, RadioGroup, RotateCcwIcon, RotateCwIcon, Select } from '@pandok/ui'
import {
  hasBases,
  PLANE_NAMES,
  type Planes,
  rotateLines,
  SLAB_MODES,
  THICKEST,
  toggleTurning,
  type Volume,
} from '@pandok/viewer'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { FusionFields } from './FusionFields.tsx'
import { RangeField } from './RangeField.tsx'
import { SphereFields } from './SphereFields.tsx'
import type { Fusion } from './useFusion.ts'

interface PlanePanelProps {
  planes: Planes
  volume: Volume
  fusion: Fusion | undefined
  /** True if one plane is shown at a time. */
  isSingle: boolean
  onClose: () => void
}

/** Thickness, directions and the close button, in the fourth quarter beside the planes. */
export function PlanePanel({ planes, volume, fusion, isSingle, onClose }: PlanePanelProps) {
  const text = useText()
  const active = useStorePart(planes, (state) => state.active)
  const basis = useStorePart(planes, (state) => state.basis)
  const slab = useStorePart(planes, ({ crosshair }) => crosshair.slab)
  const isCurved = useStorePart(planes, (state) => state.isCurved)
  const isTurning = useStorePart(planes, (state) => state.turning !== undefined)
  return (
    <div className="@container min-h-0 min-w-0 overflow-y-auto bg-surface p-3 text-sm max-md:max-h-44">
      <div className="grid gap-3 @sm:grid-cols-2">
        {isSingle ? (
          <RadioGroup
            className="@sm:col-span-2"
            label={text('viewer.planes.choose')}
            hideLabel
            layout="inline"
            options={PLANE_NAMES.map((value) => ({ value, label: text(`viewer.planes.${value}`) }))}
            value={active}
            onChange={(value) => planes.activate(value)}
          />
        ) : null}
        {/* The fields are side by side on a phone too, where only little of the panel is visible. */}
        <div className="grid grid-cols-2 gap-3 @sm:contents">
          <RangeField
            label={text('viewer.planes.thickness')}
            {...{ min: 0, max: THICKEST, step: 1, value: slab.thickness }}
            onChange={(thickness) => planes.setSlab({ ...slab, thickness })}
          />
          <Select
            size="sm"
            label={text('viewer.planes.mode')}
            value={slab.mode}
            onChange={({ target }) => planes.setSlab({ ...slab, mode: target.value })}
          >
            {SLAB_MODES.map((mode) => (
              <option key={mode} value={mode}>
                {text(`viewer.planes.mode.${mode}`)}
              </option>
            ))}
          </Select>
        </div>
        {hasBases(planes) ? (
          <Select
            size="sm"
            label={text('viewer.planes.basis')}
            value={basis}
            onChange={({ target }) => planes.setBasis(target.value)}
          >
            <option value="patient">{text('viewer.planes.basis.patient')}</option>
            <option value="acquisition">{text('viewer.planes.basis.acquisition')}</option>
          </Select>
        ) : null}
        <FusionFields fusion={fusion} />
        <Checkbox
          label={text('viewer.command.planes.turning')}
          checked={isTurning}
          onChange={() => toggleTurning(planes, !matchMedia('(prefers-reduced-motion: reduce)').matches)}
        />
        <Checkbox
          label={text('viewer.command.planes.curved')}
          checked={isCurved}
          onChange={planes.toggleCurved}
        />
        <SphereFields planes={planes} volume={volume} fusion={fusion} />
        <div className="flex flex-wrap items-center gap-1 @sm:col-span-2">
          <IconButton
            size="sm"
            label={text('viewer.command.planes.turnLeft')}
            icon={<RotateCcwIcon />}
            onClick={() => rotateLines(planes, -1)}
          />
          <IconButton
            size="sm"
            label={text('viewer.command.planes.turnRight')}
            icon={<RotateCwIcon />}
            onClick={() => rotateLines(planes, 1)}
          />
          <Button size="sm" variant="quiet" onClick={planes.reset}>
            {text('viewer.planes.reset')}
          </Button>
          <Button size="sm" onClick={onClose}>
            {text('viewer.planes.back')}
          </Button>
        </div>
        {isSingle ? null : <p className="text-xs text-muted @sm:col-span-2">{text('viewer.planes.hint')}</p>}
      </div>
    </div>
  )
}
