/** Emoji that say the same as an icon. Most people type these before they know a name. */
const table =
  '🚀rocket-launch 💡lightbulb 🎯target 📈chart-line-up 📉chart-line-down 📊chart-bar 💰coins 💵coins 💶coins 💷coins 💳credit-card 🏦bank 🐷piggy-bank 💼briefcase 🏢building-office 🏭factory 👥users 👤user 🤝handshake 📣megaphone 📢megaphone 💬chat-text 🗣️microphone ❓question ❔question ❗warning ℹ️info ⚠️warning ✅check-circle ✔️check-circle ❌x-circle 🚫prohibit 🔒lock 🔐lock 🔑key 🛡️shield-check ⚖️scales 📝clipboard-text 📄file-text 📋clipboard-text 📁folder 📅calendar 📆calendar ⏰alarm ⏱️timer ⏳hourglass ⌛hourglass 🕐clock 🏆trophy 🥇medal 🏅medal 👑crown 🏁flag-checkered 🚩flag ⚙️gear 🔧wrench 🔨hammer 🛠️wrench 🧰toolbox 🧩puzzle-piece ✏️pencil ✍️pencil 📚books 📖book-open 📕book-open 🎓graduation-cap 🎒backpack ⚛️atom 🔬microscope 🧪test-tube 🧬dna 🧲magnet 🪐planet 🌍globe-hemisphere-east 🌎globe-hemisphere-east 🌏globe-hemisphere-east 🌐globe ⭐star 🌟star 🔍magnifying-glass 🔎magnifying-glass 🧠brain 🎨palette 🎭mask-happy 🎵music-notes 🎶music-notes 🎸guitar 🎹piano-keys 🎤microphone 👂ear 🔊speaker-high 🎧headphones 🎬film-slate 📷camera 📸camera 🖼️image 📰newspaper 📺television 📻radio 📜scroll 🏰castle-turret ⚔️sword ☮️peace ⛪church 🙏hands-praying 🎮game-controller 🎲dice-five 🎉confetti 🎁gift 🛒shopping-cart 🛍️shopping-bag 🏪storefront 📦package 🚚truck 🏷️tag ☀️sun 🌞sun 🌅sun-horizon 🌙moon 😴moon-stars ☁️cloud 🌧️cloud-rain ⛅cloud-sun ⛈️cloud-lightning ❄️snowflake 💨wind 🌬️wind 🌪️tornado 🌈rainbow 💧drop 🌊waves 🔥fire ⛰️mountains 🏔️mountains 🏝️island 🌵cactus 🌳tree 🌲tree-evergreen 🌴tree-palm 🌱plant 🍃leaf 🌿leaf 🌸flower 🌷flower 🌾grains 🚜tractor 🐾paw-print 🐶dog 🐕dog 🐱cat 🐈cat 🐴horse 🐄cow 🐰rabbit 🐦bird 🐟fish 🦋butterfly 🐛bug ♻️recycle 🗑️trash ⚡lightning 🔋battery-charging 🔌plug ⛽gas-pump ☢️radioactive 🌡️thermometer 🍽️fork-knife 🍴fork-knife 🥗bowl-food 🍲bowl-steam 🍳cooking-pot 👩‍🍳chef-hat 👨‍🍳chef-hat 🍞bread 🧀cheese 🥚egg 🥕carrot 🍊orange 🍒cherries 🌶️pepper 🥑avocado 🦐shrimp 🍕pizza 🍔hamburger 🎂cake 🍰cake 🍪cookie 🍦ice-cream 🍿popcorn ☕coffee 🍷wine 🍺beer-stein 🍾champagne 🔪knife ❤️heart 🧡heart 💛heart 💚heart 💙heart 💜heart 🩺stethoscope 💊pill 💉syringe 🦠virus 😷face-mask 🏥hospital 🚑ambulance 🦷tooth 🦴bone 💀skull ☠️skull 👁️eye 👀eye ✋hand-palm 🧼hand-soap 👶baby 👪baby-carriage ♿wheelchair 🏃person-simple-run 🚶person-simple-walk 🥾boot 🏊person-simple-swim ⛷️person-simple-ski 🧘flower-lotus 🏋️barbell 💪barbell ⚽soccer-ball 🏀basketball 🏐volleyball 🎾tennis-ball 👣footprints 👟sneaker 🚭cigarette-slash ✈️airplane 🚗car 🚙car 🛞tire 🚲bicycle 🚌bus 🚆train 🚄train 🚇subway 🚢boat ⛵sailboat ⚓anchor 🛣️road-horizon 🚦traffic-signal 🌉bridge 📍map-pin 🗺️map-trifold 🧭compass 🧳suitcase-rolling 🎫ticket 🎟️ticket ⛺tent 🏕️tent 🛏️bed 🏨bed 🏠house 🏡house 🛋️couch 🪑chair 🛁bathtub 🧹broom 🏙️city 🏛️bank 🚓police-car 🚒fire-truck 🧯fire-extinguisher ☂️umbrella ☔umbrella 👕t-shirt ✂️scissors 🪂parachute 🚧traffic-cone 💻laptop 🖥️desktop 📱device-mobile 🗄️archive 💾floppy-disk 📡broadcast 📶wifi-high 🤖robot 🎥video-camera 📧envelope ✉️envelope 📮mailbox 📞phone ☎️phone 🔗link 🖨️printer ⌨️keyboard 🖱️mouse ✨sparkle 🪄magic-wand 🚨siren 🔔bell 📌push-pin 🔖bookmark ✊hand-fist 👋hand-waving 👏hands-clapping 👍thumbs-up 👎thumbs-down 😊smiley 🙂smiley 😀smiley 😢smiley-sad 😟smiley-nervous ♾️infinity 📏ruler 🔄arrows-clockwise 🏗️crane-tower 📐pencil-ruler ☯️yin-yang 💎treasure-chest'

const byEmoji: ReadonlyMap<string, string> = new Map(
  table.split(' ').map((entry): [string, string] => {
    const at = entry.search(/[a-z]/u)
    return [bare(entry.slice(0, at)), entry.slice(at)]
  }),
)

export const listEmoji = (): string[] => [...byEmoji.keys()]

/** A sign that asks for the coloured picture, or a shade of skin, makes no other icon. */
function bare(emoji: string): string {
  return emoji.replaceAll(/\uFE0F|\p{Emoji_Modifier}/gu, '')
}

const leading =
  /^(?:\p{Extended_Pictographic}|\u2139)(?:\uFE0F|\p{Emoji_Modifier})*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*)*\s+(?=\S)/u

/** The icon that a text begins with as an emoji, and how much of the text that is. */
export function findEmojiIcon(text: string): { name: string; length: number } | null {
  const found = leading.exec(text)?.[0]
  const name = found && byEmoji.get(bare(found.trim()))
  return name ? { name, length: found.length } : null
}
