import type { Stage, SynopsisFile } from '../SynopticFile.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

export function addDerived(_builder: ModuleBuilder, _file: SynopsisFile, _stage: Stage): void {}
