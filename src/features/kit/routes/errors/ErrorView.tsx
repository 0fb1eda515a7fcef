import { useLocation, useParams } from 'react-router'
import { projects } from '#features/projects/noun'
import { signInAndBack } from '#features/login/noun'
import { isApiError, type ApiError } from '#store/model/apiError'
import { Button } from '#ui/actions/Button'
import { FailureDrawing, type FailureKind } from '#ui/layout/FailureDrawing'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { CopyErrorReport } from '#features/kit/errors/CopyErrorReport'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { useSignOut } from '#features/kit/roles/useSignOut'
import type { ErrorText } from './describeError'
import styles from './ErrorView.module.css'
import { IdentityProviderNotice } from './IdentityProviderNotice'
import type { Loads } from './loads'
import type { RouteFailure } from './useRouteFailure'

const drawings: Readonly<Record<ErrorText['kind'], FailureKind>> = {
  notFound: 'missing',
  forbidden: 'forbidden',
  signedOut: 'forbidden',
  unreachable: 'lost',
  outdated: 'lost',
  failed: 'failed',
}

/** The heading of an error: its kind and what failed. */
export const ErrorTitle = ({ text: { label, title } }: { text: ErrorText }) => (
  <>
    {label && (
      <>
        <span className={styles.label}>{label}</span>
        <VisuallyHidden>: </VisuallyHidden>
      </>
    )}
    {title}
  </>
)

const titleOfAnswer = ({ statusCode, isUnexplained }: ApiError) => {
  if (statusCode === 0) return 'No answer'
  return isUnexplained ? 'The control plane did not say why' : 'What the control plane answered'
}

/** The reason of an error, if known. */
export const ErrorReason = ({ failure: { error, text } }: { failure: RouteFailure }) => (
  <>
    <p>{text.body}</p>
    {isApiError(error) ? (
      <ErrorNotice error={error} title={titleOfAnswer(error)} />
    ) : (
      <p>
        <CopyErrorReport of={error} />
      </p>
    )}
    {text.kind === 'forbidden' && <IdentityProviderNotice />}
  </>
)

/** An error in place of a page or a tab, with next steps. */
export function ErrorView({
  failure,
  loads,
  level,
}: {
  failure: RouteFailure
  loads?: Loads | undefined
  /** The heading level: 1 in place of a page, 2 in place of a tab. */
  level: 1 | 2
}) {
  const params = useParams()
  const { pathname, search } = useLocation()
  const signOut = useSignOut()
  const { text, retry, isRetrying } = failure
  const Heading = `h${level}` as const
  const wayOn = loads?.wayOn
  return (
    <div className={styles.error}>
      {level === 1 && <FailureDrawing of={drawings[text.kind]} size={112} />}
      <Heading tabIndex={-1}>
        <ErrorTitle text={text} />
      </Heading>
      <ErrorReason failure={failure} />
      <div className={styles.actions}>
        {text.kind === 'signedOut' && (
          <LinkButton tone="primary" to={signInAndBack(pathname + search)}>
            Sign in
          </LinkButton>
        )}
        {retry && (
          <Button tone="primary" busy={isRetrying} onClick={retry}>
            Try again
          </Button>
        )}
        {wayOn && (
          <LinkButton tone={retry ? 'secondary' : 'primary'} to={wayOn.to(params)}>
            {wayOn.label}
          </LinkButton>
        )}
        <LinkButton to={projects.to.list()}>Back to console</LinkButton>
        <Button onClick={signOut}>Sign out</Button>
        <LearnAbout topic="errors" text />
      </div>
    </div>
  )
}
