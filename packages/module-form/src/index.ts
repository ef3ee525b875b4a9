export type { FormEarlier } from './FormContext.ts'
export type { FormWords } from './FormWords.ts'
export { pressedKey } from './keyboard/pressedKey.ts'
export { type FormControls, ModuleForm, type ModuleFormProps } from './ModuleForm.tsx'
