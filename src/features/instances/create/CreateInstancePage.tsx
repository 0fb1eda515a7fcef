import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../../ui/PageHeader'
import { Skeleton } from '../../../ui/Skeleton'
import { useParam } from '../../shared/useParam'
import { CreateInstanceForm } from './CreateInstanceForm'
import { initialValues } from './createValues'
import { likeValues } from './likeValues'
import { usePattern } from './usePattern'
import { useSurroundings } from './useSurroundings'

/** A new instance, from nothing or like another one. The form begins once everything it begins with is known. */
export function CreateInstancePage() {
  const { project } = useParam('project')
  const [params] = useSearchParams()
  const like = params.get('like') ?? ''
  const surroundings = useSurroundings(project)
  const { isLoading, pattern } = usePattern(project, like)
  const { sources, keys, pools, hasVpc } = surroundings
  const begun = useMemo(() => {
    const blank = initialValues({
      siloImages: sources.filter(({ kind }) => kind === 'siloImage'),
      projectImages: sources.filter(({ kind }) => kind === 'projectImage'),
      sshKeys: keys,
      defaultPool: pools.find(({ isDefault }) => isDefault)?.name,
      hasVpc,
    })
    if (!pattern) return blank
    return likeValues(blank, pattern, {
      sourceKind: (id) => sources.find((source) => source.id === id)?.kind,
      poolName: (id) => pools.find((pool) => pool.id === id)?.name,
    })
  }, [sources, keys, pools, hasVpc, pattern])
  if (surroundings.isLoading || isLoading)
    return (
      <>
        <PageHeader title="Create instance" />
        <Skeleton width="20rem" />
      </>
    )
  return (
    <CreateInstanceForm key={like} project={project} like={like} begun={begun} surroundings={surroundings} />
  )
}
