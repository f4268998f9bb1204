import { defineTemplate } from './define-template.ts'

/**
 * The example is the water cycle, with the round figures that hydrologists give; a teacher swaps in
 * their own subject.
 */
export const lesson = defineTemplate({
  id: 'lesson',
  name: 'School Lesson',
  description:
    'Seven slides for one hour in class: a question, a picture of it, and a try at home.',
  category: 'education',
  theme: 'ocean',
  slides: [
    {
      title: 'Where Does the Rain Come From?',
      content: [
        'Your water has been a cloud, a river and a sea',
        'One cycle, four words and an experiment',
      ],
      notes:
        'Good morning, everyone, and welcome. Look at the glass of water on my desk. It looks new, doesn’t it? It fell out of a tap this morning. But that water is older than the school, older than the town... older than the dinosaurs. Today we follow it on its journey. At the end you will know four words, and you will have your own small rain at home.',
    },
    {
      title: 'Almost All Water Is Salty',
      content: ['Of a hundred buckets, three are fresh', 'About two of these three are frozen'],
      table: {
        show: 'doughnut',
        hasHeader: true,
        format: '0"%"',
        rows: [
          ['Water', 'Share of all water on Earth'],
          ['Salt water', '97'],
          ['Fresh water', '3'],
        ],
      },
      notes:
        'Imagine all the water on Earth in a hundred buckets. Before I tell you, guess... how many could you drink from? Only three. The other ninety-seven are salty, and nearly all of that is in the sea. And even of those three, about two are frozen, far away at the poles and in the mountains. So what comes out of our tap is rare. Where does it come from, again and again?',
    },
    {
      title: 'The Water Cycle in Four Words',
      content: [
        ':sun: Evaporation: the sun warms the sea, and vapour rises',
        ':cloud: Condensation: high up it cools into tiny drops',
        ':cloud-rain: Precipitation: drops grow heavy and fall as rain or snow',
        ':waves: Collection: rivers and the ground lead it back to the sea',
      ],
      notes:
        'Here is the whole journey, and it is a circle. The sun warms the sea, and a little of it rises as vapour that nobody can see... High up it is cold, so the vapour turns back into tiny drops, and that is a cloud. The drops bump into each other, grow, and fall. Then the water runs downhill, through rivers and through the ground, back to the sea. And it starts again.',
    },
    {
      title: 'How Long Does a Drop Stay?',
      content: [
        '9 days in the air, from vapour to rain',
        '6 months at most in a river',
        '100 years at most in a mountain glacier',
        '3,000 years in the ocean, on average',
      ],
      notes:
        'Not every drop is in a hurry. In the air it stays for about nine days, which is a short holiday. In a river, a few months. But if it lands on a glacier, it may wait there for as long as your great-grandmother lived... And a drop in the ocean stays there for about three thousand years. When it last was a cloud, nobody had built Rome yet.',
    },
    {
      title: 'Vapour or Cloud: Which Is Which?',
      content: [
        'Vapour: water as a gas, mixed into the air',
        'Vapour: you cannot see it, even in this room',
        'Cloud: tiny drops of liquid water, or ice',
        'Cloud: you can see it, and fog is one on the ground',
      ],
      notes:
        'Now be careful, because many grown-ups get this wrong. Vapour is a gas. It is in this room right now, and you cannot see it. So what is the white stuff above a kettle? Think for a moment... It is a small cloud. The vapour came out, met cold air and turned into drops, and drops we can see. The clear gap right at the spout, that is where the vapour is.',
    },
    {
      title: 'How to Make Rain in a Jar',
      content: [
        ':thermometer: Warm: a grown-up pours three fingers of hot water',
        ':bowl-food: Cover: lay a plate on top of the jar',
        ':snowflake: Cool: put ice cubes on the plate',
        ':eye: Watch: drops form below the plate and fall',
      ],
      notes:
        'Tonight you can make it rain in your own kitchen. Ask a grown-up to pour the hot water, please. Put a plate on the jar, and ice on the plate... and then wait. After a few minutes you will see drops hanging below the plate, and they grow until they fall. Which part is the sea? Which part is the cold sky? Draw it, and write our four words where they belong.',
    },
    {
      title: 'What Will You Remember?',
      content: [
        'No new water is made: the old goes round',
        'The sun drives it, and the cold turns it back',
        'Bring your drawing of the jar to the next lesson',
      ],
      notes:
        'Let us see what stayed with you. Close your eyes and say the four words to yourself... Up, into a cloud, down, and back to the sea. No new water is made on this journey. What you drink today has been drunk before, perhaps by a dinosaur. So we had better keep it clean. Thank you for your good questions. Bring your drawing next time, and tell me what your rain looked like.',
    },
  ],
})
