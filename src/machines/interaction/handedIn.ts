import { fromCallback, fromPromise, type EventObject } from 'xstate'

/** A promise actor that somebody must provide. @throws when it is started without having been provided. */
export const handedIn = <Input, Output>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`"${name}" was not handed in`)))

/** An actor that tells of things as they happen, which somebody must provide. @throws when it is started without. */
export const handedInListener = <Told extends EventObject>(name: string) =>
  fromCallback<EventObject, object, Told>(() => {
    throw new Error(`"${name}" was not handed in`)
  })
