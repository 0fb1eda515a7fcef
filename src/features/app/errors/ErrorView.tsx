import { useLocation, useParams } from 'react-router'
import { paths } from '../../../paths'
import { isApiError } from '../../../store/model/apiError'
import { Button } from '../../../ui/Button'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { LearnAbout } from '../../help/LearnAbout'
import { LinkButton } from '../../shared/LinkButton'
import { RefusalNotice } from '../../shared/RefusalNotice'
import { useSignOut } from '../useSignOut'
import type { ErrorText } from './describeError'
import styles from './ErrorView.module.css'
import { IdentityProviderNotice } from './IdentityProviderNotice'
import type { Loads } from './loads'
import type { RouteFailure } from './useRouteFailure'

/** The words of a failure's heading: of which kind it is, and what failed. */
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

/** Why it failed, as far as that is known. */
export const ErrorReason = ({ failure: { error, text } }: { failure: RouteFailure }) => (
  <>
    <p>{text.body}</p>
    {isApiError(error) && (
      <RefusalNotice
        error={error}
        title={text.kind === 'unreachable' ? 'No answer' : 'What the control plane answered'}
      />
    )}
    {text.kind === 'forbidden' && <IdentityProviderNotice />}
  </>
)

/** A failure in the place of what failed, with the next steps. */
export function ErrorView({
  failure,
  loads,
  level,
}: {
  failure: RouteFailure
  loads?: Loads | undefined
  /** The level of its heading: 1 in the place of a page, 2 in the place of a tab of a page. */
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
      <Heading tabIndex={-1}>
        <ErrorTitle text={text} />
      </Heading>
      <ErrorReason failure={failure} />
      <div className={styles.actions}>
        {text.kind === 'signedOut' && (
          <LinkButton tone="primary" to={paths.loginAndBack(pathname + search)}>
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
        <LinkButton to={paths.home()}>Back to console</LinkButton>
        <Button onClick={signOut}>Sign out</Button>
        <LearnAbout topic="errors" text />
      </div>
    </div>
  )
}
