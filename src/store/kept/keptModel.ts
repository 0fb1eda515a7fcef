import { MODEL } from '../api/versions/generated/shipped'

// What the browser keeps of the region's values is in the model of the console that has kept it, which is that of one
// version of the API. The mark of each says which; a later console converts it as it converts answers.

/** A kept value with the version of the API in whose model it is. */
export interface Modelled {
  model: string
}

/** The model of the values that consoles have kept before these had a mark. */
export const UNMARKED = '2026081901'

/** A value of this console, with its mark. */
export const modelled = <Value extends object>(value: Value): Value & Modelled => ({
  ...value,
  model: MODEL,
})

/** Whether a kept value is in the model of this console. */
export const isInModel = ({ model }: Modelled): boolean => model === MODEL
