import type { InputKind } from '@pandok/module-engine'
import {
  ArrowLeftRightIcon,
  CalendarIcon,
  CircleDotIcon,
  DecimalsArrowRightIcon,
  HashIcon,
  ListChecksIcon,
  RulerDimensionLineIcon,
  RulerIcon,
  SquareCheckIcon,
  TypeIcon,
} from '@pandok/ui'
import type { ReactNode } from 'react'

export const kindIcons: Readonly<Record<InputKind, ReactNode>> = {
  choice: <CircleDotIcon />,
  multi: <ListChecksIcon />,
  number: <DecimalsArrowRightIcon />,
  integer: <HashIcon />,
  measure: <RulerIcon />,
  size: <RulerDimensionLineIcon />,
  bool: <SquareCheckIcon />,
  text: <TypeIcon />,
  side: <ArrowLeftRightIcon />,
  date: <CalendarIcon />,
}
