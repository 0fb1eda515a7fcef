import { useEffect, useMemo, useState } from 'react'
import { useAppSelector, useAppStore } from '#store/hooks'
import type { InProject, PaletteEntry } from '#features/kit/palette/paletteStore'
import { useMe } from '#features/kit/roles/useMe'
import { finder } from './finder'
import { useWhyNot } from './useWhyNot'

/** The projects that can be chosen. */
export interface ProjectChoices {
  entries: readonly PaletteEntry[]
  /** The projects are being read. */
  isReading: boolean
  /** They could not be read. */
  hasFailed: boolean
}

const none: readonly PaletteEntry[] = []

/** The projects to choose from, in the second step of the palette. @param step undefined in the first step: none */
export function useProjectChoices(step: InProject | undefined): ProjectChoices {
  const store = useAppStore()
  const userId = useMe().me?.id
  const [code, setCode] = useState(finder.loaded)
  const [answered, setAnswered] = useState<{ step: InProject; hasFailed: boolean }>()
  useEffect(() => {
    if (!step) return
    let isCurrent = true
    const ask = async () => {
      const loaded = await finder.load()
      setCode(loaded)
      const { error } = await loaded.askProjects(store)
      return error !== undefined
    }
    void ask()
      .catch(() => true)
      .then((hasFailed) => isCurrent && setAnswered({ step, hasFailed }))
    return () => {
      isCurrent = false
    }
  }, [step, store])
  const queries = useAppSelector((state) => (step ? state.api.queries : undefined))
  const whyNot = useWhyNot(queries)
  const entries = useMemo(
    () =>
      step && code && queries && whyNot ? code.projectChoices(queries, step, userId, whyNot) : undefined,
    [step, code, queries, userId, whyNot],
  )
  const isAnswered = answered !== undefined && answered.step === step
  return {
    entries: entries ?? none,
    isReading: step !== undefined && !entries && !(isAnswered && answered.hasFailed),
    hasFailed: isAnswered && answered.hasFailed && !entries,
  }
}
