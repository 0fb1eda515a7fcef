/** Whether key combinations use cmd (Apple platforms). False outside a browser. */
export const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')
