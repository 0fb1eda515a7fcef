// @kind error
import { useLocation } from 'react-router'
import { home } from '#features/console/overview/home/noun'
import { isLanding } from '#features/kit/routing/landing'
import { Redirect } from '../routeRedirect'
import { ErrorView } from './ErrorView'
import type { Loads } from './loads'
import { noSuchPage, switchedOff, useRouteFailure } from './useRouteFailure'

export interface ErrorScreenProps {
  /** The record or list that the route loads. */
  loads?: Loads | undefined
  /** The heading level: 1 in place of a page, 2 in place of a tab. */
  level: 1 | 2
  /** Nothing failed: the address is unknown. */
  isUnknown?: boolean
  /** The feature of the address is switched off. */
  isOff?: boolean
}

/** Error element of a page or a tab. */
export const ErrorScreen = ({ isUnknown = false, isOff = false, ...props }: ErrorScreenProps) =>
  isUnknown ? (
    <ErrorView failure={isOff ? switchedOff : noSuchPage} {...props} />
  ) : (
    <FailedScreen {...props} />
  )

/** A page that the console chose itself, and that the user may not see, leads to Home, which needs no role. */
function FailedScreen(props: Omit<ErrorScreenProps, 'isUnknown' | 'isOff'>) {
  const failure = useRouteFailure(props.loads)
  const { state } = useLocation()
  if (failure.text.kind === 'forbidden' && isLanding(state)) return <Redirect to={home.to.list()} />
  return <ErrorView failure={failure} {...props} />
}
