import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'

/** A promise actor that must be provided. @throws when it is started without having been provided. */
export const requiredPromise = <Input, Output>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`"${name}" was not provided`)))

/** A callback actor that must be provided. @throws when it is started without. */
export const requiredCallback = <Sent extends EventObject, Input extends NonReducibleUnknown = object>(
  name: string,
) =>
  fromCallback<EventObject, Input, Sent>(() => {
    throw new Error(`"${name}" was not provided`)
  })
