import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { PageHelp } from '../help/PageHelp'
import { useCrumbs } from './crumbs'

/** A route of the specification whose screen is still to come. It says so, rather than pretending. */
export function NotBuiltPage() {
  const title = useCrumbs().at(-1)?.label ?? 'This page'
  return (
    <>
      <PageHeader title={title} actions={<PageHelp />} />
      <EmptyState
        title="Not built yet"
        body="This screen is on its way. Everything it will show is already in the region's API."
      />
    </>
  )
}
