import type { ComponentProps, ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { Button } from '#ui/actions/Button'
import { PropertyList } from '#ui/tables/PropertyList'
import { StateMark } from '#ui/feedback/StateBadge'
import { SidePanel } from '#ui/overlays/SidePanel'
import { RelevantDocs } from '#features/kit/help/RelevantDocs'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { useBack } from '#features/kit/routing/useBack'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { useLook } from '#features/kit/lifecycle/stuck'
import type { FailableQuery } from '#features/kit/queries/queryLike'

/** The state of a record as the mark of its panel. The course below says it in words. */
export const PanelMark = <Row,>({ resource, row }: { resource: StatefulResource<Row>; row: Row }) => (
  <StateMark {...useLook(resource, row)} />
)

interface DetailsPanelProps {
  /** The kind of record, above its name: "Disk details". */
  title: string
  /** The resource's name. */
  name: string
  /** In the letters of code: the name is an address. */
  isCode?: boolean
  /** The mark of its state, before the name. */
  mark?: ReactNode
  /** The call that provides the record; the panel shows that a refresh failed. */
  query: FailableQuery
  /** The list under the panel. */
  back: string
  /** The course of a record that has a lifecycle, above its details. */
  course?: ReactNode
  items: ComponentProps<typeof PropertyList>['items']
  /** Content that is too wide for the list. */
  children?: ReactNode
}

/** The details panel of a record without its own page, over its list. */
export function DetailsPanel({
  title,
  name,
  isCode = false,
  mark,
  query,
  back,
  course,
  items,
  children,
}: DetailsPanelProps) {
  const goBack = useBack()
  const close = () => goBack(back)
  return (
    <SidePanel
      title={title}
      name={isCode ? <code>{name}</code> : name}
      mark={mark}
      onDismiss={close}
      // Slides in only on a forward navigation, not on reload or back.
      animate={useNavigationType() === 'PUSH'}
      readOnly
      footer={<Button onClick={close}>Close</Button>}
    >
      <QueryFailures of={[query]} what={name} />
      {course}
      <PropertyList items={items} />
      {children}
      <RelevantDocs />
    </SidePanel>
  )
}
