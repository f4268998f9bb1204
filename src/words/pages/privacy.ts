import type { Article } from '../article.ts'
import { translatable } from '../language.ts'

export const privacy: Article = translatable('privacy', {
  title: 'Privacy',
  lead: 'Lectern keeps what you make on your own device. It has no way to look at it, and nobody to send it to.',
  changed: '2026-11-15',
  sections: [
    {
      id: 'stored',
      title: 'What is stored, and where',
      blocks: [
        'All of this is stored by your browser, on this device only:',
        {
          list: [
            'your presentations, with their notes and pictures, and what you recorded of them with the microphone, which is on only while you record;',
            'the profiles on this browser: user name, full name, email address and the day each was made, and which of them is signed in. Passwords are not stored at all;',
            'keys for AI and voice services, if you enter any, encrypted unless you chose not to store them;',
            'how you like things shown: a light or a dark appearance, the language, and your library as a grid or a list;',
            'the app’s own files, the voice and what it has spoken, and shared presentations that you have watched, so that they work without a network;',
            'for a moment, your latest edits once more beside the presentation, in case the page closes before they are saved.',
          ],
        },
        'The email address in a profile is only a name to sign in with. No email is ever sent to it.',
      ],
    },
    {
      id: 'sent',
      title: 'What is sent',
      blocks: [
        'Nothing of the above. Your browser asks the web server that hosts this copy of Lectern for the app’s own files. It asks others only when you tell it to:',
        {
          list: [
            'what you ask an AI service for goes to the service chosen in the settings: the topic and your wishes, the text you add, and the slide that is to be rewritten or to get a picture;',
            'a voice of a service, if you chose one (Gemini, OpenAI, ElevenLabs, or one you named yourself), sends it the notes it speaks, with your key. The sound is kept in this browser;',
            'a live call, if you chose a voice of Vapi, sends the notes of the slides it speaks to Vapi. The call runs over Daily, a company that carries calls, whose script your browser fetches for it. Your microphone stays off;',
            'Search, under Openverse in the Photo Editor, sends the words you typed to openverse.org. The pictures found, and the one you choose, come from there;',
            'Load pictures fetches the pictures that a presentation only links to from the websites they are on.',
          ],
        },
        'Like any web server, it sees the network address a request comes from. The server that comes with Lectern keeps no record of visits and stores nothing about you. If someone else runs this copy for you, they may run it behind other software; ask them.',
      ],
    },
    {
      id: 'not-here',
      title: 'What is not here',
      blocks: [
        {
          list: [
            'no cookies;',
            'no analytics or tracking of any kind;',
            'no advertising;',
            'no scripts or fonts from other companies, but for the one that a live call needs, and no pictures from elsewhere unless you ask for them.',
          ],
        },
      ],
    },
    {
      id: 'keys',
      title: 'Keys',
      blocks: [
        'A key is kept in this browser. It is sent only to the service it belongs to, or through the copy of Lectern that you run on your own computer, and only when you ask for something. It is never put into a link, a log, a file or a shared presentation. With it go the topic, the text or the slide you ask about; what such a service does with them is subject to its own terms.',
      ],
    },
    {
      id: 'shared',
      title: 'Presentations you share',
      blocks: [
        'A link shows the presentation as it was when you made it. Your browser packs and encrypts it first; the server that serves Lectern keeps the encrypted copy until it expires or you revoke it, and cannot read it. The key stands in the link after the #, which browsers send to no server: whoever has the whole link can open it, so send it only to people who may. A password is needed in addition, where you set one. The server also sees from which address a link is made or opened, as every server does; it counts how often that happens and keeps no list.',
      ],
    },
    {
      id: 'others',
      title: 'Other people on this device',
      blocks: [
        'Whoever can open this browser can open your presentations: a profile keeps things apart, but it is not a lock. On a shared computer use a browser profile or a private window of your own, or clear your data when you leave.',
      ],
    },
    {
      id: 'delete',
      title: 'Delete everything',
      blocks: [
        'Clear Data, in the menu with your name on the dashboard, removes all presentations, pictures, keys, the list of profiles and the list of links you shared; revoke links first if they shall stop working. Removing this site’s data in the browser’s settings removes the rest. No copy exists anywhere else, unless you made one.',
      ],
    },
    {
      id: 'changes',
      title: 'When this page changes',
      blocks: ['It describes what Lectern does today and changes with it.'],
    },
  ],
})
