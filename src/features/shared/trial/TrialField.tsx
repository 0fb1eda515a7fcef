import { useCallback } from 'react'
import { useAppStore } from '#store/hooks'
import { putOnTrial } from '#store/trial/putOnTrial'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { Presets } from '#features/kit/form/Presets'
import { useLedger } from '#features/kit/ledger/useLedger'
import { firstChoice, noteChoice, TRIAL_MS, trialChoices, trialHint, type TrialChoice } from './trialChoices'
import { useUsedInstance, type VpcAt } from './useUsedInstance'

/** The part of a form's values that says how its change is kept. */
export interface TrialValues {
  trial: TrialChoice
}

const LABEL = 'Keep the change'

/** How a change that can lock everyone out is kept: on trial, unless chosen otherwise. */
export const RiskyTrialField = () => (
  <RadioField
    name="trial"
    label={LABEL}
    hint={trialHint(useLedger().unkept, undefined)}
    choices={trialChoices}
    look="list"
  />
)

/** How a change of a rule or a route is kept: as the last time; on trial in a VPC with an instance that was used lately. */
export function TrialField({ at }: { at: VpcAt }) {
  const { unkept } = useLedger()
  const used = useUsedInstance(at)
  return (
    <>
      <Presets<TrialValues> of={{ trial: used === undefined ? undefined : firstChoice(used) }} />
      <RadioField
        name="trial"
        label={LABEL}
        hint={trialHint(unkept, used)}
        choices={trialChoices}
        look="list"
      />
    </>
  )
}

/** A function that puts the change of a request on trial, as its form says. Keeps its identity. */
export function useOnTrial() {
  const store = useAppStore()
  return useCallback(
    <Call extends { requestId: string }>({ trial }: TrialValues, call: Call): Call => {
      putOnTrial(store, TRIAL_MS[trial], call)
      return call
    },
    [store],
  )
}

/** {@link useOnTrial} for rules and routes, whose choice is remembered for the next one. */
export function useOnTrialNoted() {
  const onTrial = useOnTrial()
  return useCallback(
    <Call extends { requestId: string }>(values: TrialValues, call: Call): Call => {
      noteChoice(values.trial)
      return onTrial(values, call)
    },
    [onTrial],
  )
}
