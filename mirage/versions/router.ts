import type { Version } from '#store/api/versions/change'
import { versions } from '#store/api/versions/generated/shipped'
import { isUnversioned, VERSION_HEADER } from '#store/api/versions/header'
import { idOf } from '../random'
import { ApiError } from '../wire/apiError'
import { parametersIn } from '../wire/matcher'
import type { Router } from '../wire/router'
import { callerVersion } from './callerVersion'
import { placesOf } from './language'

const notFound = () => new ApiError(404, undefined, 'Not Found')

/**
 * Routes the calls of a region of a version, which is not the model's: first by the header with the caller's version,
 * then by the paths of that version.
 */
export function createRouter(newest: Version): Router {
  let refused = 0
  // The region itself does not send it; with it, no cache mixes versions.
  const headers: Readonly<Record<string, string>> = isUnversioned(newest) ? {} : { vary: VERSION_HEADER }

  function refuse({ status, errorCode, message }: ApiError, more: Readonly<Record<string, string>> = {}) {
    const requestId = idOf(`refused request ${++refused}`)
    return {
      refusal: {
        status,
        headers: {
          'content-type': 'application/json',
          'x-request-id': requestId,
          ...headers,
          ...more,
        },
        body: { message, request_id: requestId, error_code: errorCode },
      },
    }
  }

  async function route({ method, path, headers: sent }: Parameters<Router>[0]): ReturnType<Router> {
    const places = await placesOf(callerVersion(newest, sent))
    const here = places.filter(({ pattern }) => pattern.test(path))
    if (here.length === 0) return refuse(notFound())
    const place = here.find((each) => each.method === method)
    if (!place) {
      // The verbs of the caller's version only: the region lists those of all versions.
      const allow = [...new Set(here.map((each) => each.method))].toSorted().join(', ')
      return refuse(new ApiError(405, undefined, 'Method Not Allowed'), { allow })
    }
    const { spoken } = place
    // A path that the API has got after the model's version, without a handler in the mock.
    if (!spoken) return refuse(notFound())
    return { spoken, params: parametersIn(path, place), headers }
  }

  return async (call) => {
    try {
      return await route(call)
    } catch (error) {
      if (error instanceof ApiError) return refuse(error)
      throw error
    }
  }
}

/**
 * The router of a region with everything that it needs for any caller: nothing is loaded later.
 *
 * @returns undefined for the model's version, whose calls need no router
 */
export async function loadRouter(newest: Version): Promise<Router | undefined> {
  if (newest === versions[0]) return undefined
  await Promise.all(versions.slice(1, versions.indexOf(newest) + 1).map(placesOf))
  return createRouter(newest)
}
