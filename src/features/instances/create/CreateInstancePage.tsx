import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useParam } from '../../shared/useParam'
import { CreateInstanceForm } from './CreateInstanceForm'
import { initialValues, presetValues } from './createValues'
import { likeValues } from './likeValues'
import { usePattern } from './usePattern'
import { useSurroundings } from './useSurroundings'

/** A new instance, from nothing or like another one. It can be typed at once; what it begins with may arrive later. */
export function CreateInstancePage() {
  const { project } = useParam('project')
  const [params] = useSearchParams()
  const like = params.get('like') ?? ''
  const surroundings = useSurroundings(project)
  const pattern = usePattern(project, like)
  const { beginnings, sources, pools } = surroundings
  const isLoading = surroundings.isLoading || pattern.isLoading
  const { begun, presets } = useMemo(() => {
    const blank = initialValues(beginnings)
    if (like === '' || pattern.absence) return { begun: blank, presets: presetValues(beginnings) }
    if (!pattern.pattern || isLoading) return { begun: blank, presets: {} }
    const begunLike = likeValues(blank, pattern.pattern, {
      sourceKind: (id) => sources.find((source) => source.id === id)?.kind,
      poolName: (id) => pools.find((pool) => pool.id === id)?.name,
    })
    return { begun: begunLike, presets: begunLike }
  }, [beginnings, like, pattern.absence, pattern.pattern, isLoading, sources, pools])
  return (
    <CreateInstanceForm
      key={like}
      project={project}
      like={like}
      begun={begun}
      presets={presets}
      isLoading={isLoading}
      surroundings={surroundings}
      absence={pattern.absence}
      failed={[...surroundings.failed, ...pattern.failed]}
    />
  )
}
