import * as v from 'valibot'

/** Reaches every tab of this browser; what is no message of ours is dropped. */
export function openBroadcast<Message>(name: string, schema: v.GenericSchema<unknown, Message>) {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
    post: (message: Message) => channel.postMessage(message),
    onMessage(listen: (message: Message) => void) {
      channel.addEventListener('message', ({ data }) => {
        const message = v.safeParse(schema, data)
        if (message.success) listen(message.output)
      })
    },
    close: () => channel.close(),
  }
}
