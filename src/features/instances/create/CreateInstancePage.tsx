import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useParam } from '#features/routing/useParam'
import { CreateInstanceForm } from './CreateInstanceForm'
import { initialValues, presetValues } from './createValues'
import { cloneValues } from './cloneValues'
import { useSourceInstance } from './useSourceInstance'
import { useFormOptions } from './useFormOptions'

/**
 * The page of a new instance, empty or copied from another one. It accepts input at once; initial values may arrive
 * later.
 */
export function CreateInstancePage() {
  const { project } = useParam('project')
  const [params] = useSearchParams()
  const like = params.get('like') ?? ''
  const options = useFormOptions(project)
  const sourceQuery = useSourceInstance(project, like)
  const { initialInput, sources, pools } = options
  const isLoading = options.isLoading || sourceQuery.isLoading
  const { initial, presets } = useMemo(() => {
    const empty = initialValues(initialInput)
    if (like === '' || sourceQuery.absence) return { initial: empty, presets: presetValues(initialInput) }
    if (!sourceQuery.source || isLoading) return { initial: empty, presets: {} }
    const cloned = cloneValues(empty, sourceQuery.source, {
      sourceKind: (id) => sources.find((source) => source.id === id)?.kind,
      poolName: (id) => pools.find((pool) => pool.id === id)?.name,
    })
    return { initial: cloned, presets: cloned }
  }, [initialInput, like, sourceQuery.absence, sourceQuery.source, isLoading, sources, pools])
  return (
    <CreateInstanceForm
      key={like}
      project={project}
      like={like}
      initialValues={initial}
      presets={presets}
      isLoading={isLoading}
      options={options}
      absence={sourceQuery.absence}
      failed={[...options.failed, ...sourceQuery.failed]}
    />
  )
}
