import { useLocation, useParams } from 'react-router'
import { projects } from '#features/silo/projects/noun'
import { Button } from '#ui/actions/Button'
import { FailureDrawing } from '#ui/layout/FailureDrawing'
import { SidePanel } from '#ui/overlays/SidePanel'
import { useSignOut } from '#features/kit/roles/useSignOut'
import { Link } from '#features/kit/routing/Link'
import { useBack } from '#features/kit/routing/useBack'
import { drawings, ErrorFacts, ErrorReason } from './ErrorView'
import type { Loads } from './loads'
import { consoleFrom } from './errorActions'
import { useRouteFailure } from './useRouteFailure'

/** Error element of a side panel: the page below stays, and closing the panel opens it. */
export function PanelError({ loads }: { loads: Loads | undefined }) {
  const failure = useRouteFailure(loads)
  const goBack = useBack()
  const params = useParams()
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const { text, retry, isRetrying } = failure
  const link = loads?.link
  // Another try does not bring the role that is missing.
  const isToRetry = retry !== undefined && text.kind !== 'forbidden'
  const close = () => goBack(link?.to(params) ?? projects.to.list())
  return (
    <SidePanel
      title={text.label ?? text.title}
      name={text.label && text.title}
      onDismiss={close}
      readOnly
      footer={
        <>
          <Button tone={isToRetry ? 'ghost' : 'primary'} onClick={close}>
            {link?.label ?? 'Close'}
          </Button>
          {retry && (
            <Button tone={isToRetry ? 'primary' : 'ghost'} busy={isRetrying} onClick={retry}>
              Try again
            </Button>
          )}
        </>
      }
    >
      <FailureDrawing of={drawings[text.kind]} size={112} />
      <ErrorReason failure={failure} />
      <ErrorFacts failure={failure}>
        <Link to={consoleFrom(pathname)}>Back to console</Link>
        <Button tone="ghost" size="small" onClick={signOut}>
          Sign out
        </Button>
      </ErrorFacts>
    </SidePanel>
  )
}
