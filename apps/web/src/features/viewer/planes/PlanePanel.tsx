import { Button, IconButton, RadioGroup, RotateCcwIcon, RotateCwIcon, Select } from '@pandok/ui'
import {
  acquisitionPlane,
  PLANE_NAMES,
  type PlaneBasis,
  type PlaneName,
  SLAB_MODES,
  type SlabMode,
} from '@pandok/viewer'
import { useText } from '#app/text.ts'
import { useStorePart } from '#app/useStorePart.ts'
import type { Planes } from './createPlanes.ts'

interface PlanePanelProps {
  planes: Planes
  /** One plane is seen at a time. */
  isSingle: boolean
  onClose: () => void
}

/** Thicker slabs show nothing that one could tell apart. */
const THICKEST = 100
const TURN = 5

/** Thickness, directions and the way back: the fourth place beside three planes. */
export function PlanePanel({ planes, isSingle, onClose }: PlanePanelProps) {
  const text = useText()
  const active = useStorePart(planes, (state) => state.active)
  const basis = useStorePart(planes, (state) => state.basis)
  const slab = useStorePart(planes, ({ crosshair }) => crosshair.slab)
  const isAskew = acquisitionPlane(planes.shape).degrees > 1
  const turn = (degrees: number) => planes.turn(planes.read().crosshair, active, degrees)
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
            onChange={(value) => planes.activate(value as PlaneName)}
          />
        ) : null}
        <label className="grid content-start gap-1.5 font-semibold">
          <span className="flex justify-between gap-2">
            {text('viewer.planes.thickness')}
            <span aria-hidden="true" className="tabular-nums">
              {slab.thickness}
            </span>
          </span>
          <input
            type="range"
            min={0}
            max={THICKEST}
            step={1}
            value={slab.thickness}
            onChange={({ target }) => planes.setSlab({ ...slab, thickness: target.valueAsNumber })}
            className="h-6 w-full accent-accent"
          />
        </label>
        <Select
          size="sm"
          label={text('viewer.planes.mode')}
          value={slab.mode}
          onChange={({ target }) => planes.setSlab({ ...slab, mode: target.value as SlabMode })}
        >
          {SLAB_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {text(`viewer.planes.mode.${mode}`)}
            </option>
          ))}
        </Select>
        {isAskew ? (
          <Select
            size="sm"
            label={text('viewer.planes.basis')}
            value={basis}
            onChange={({ target }) => planes.setBasis(target.value as PlaneBasis)}
          >
            <option value="patient">{text('viewer.planes.basis.patient')}</option>
            <option value="acquisition">{text('viewer.planes.basis.acquisition')}</option>
          </Select>
        ) : null}
        <div className="flex flex-wrap items-center gap-1 @sm:col-span-2">
          <IconButton
            size="sm"
            label={text('viewer.planes.turnLeft')}
            icon={<RotateCcwIcon />}
            onClick={() => turn(-TURN)}
          />
          <IconButton
            size="sm"
            label={text('viewer.planes.turnRight')}
            icon={<RotateCwIcon />}
            onClick={() => turn(TURN)}
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
