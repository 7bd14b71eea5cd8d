import { club, type DemoClub, demoClubs } from './clubs.js';
import type { Region } from './people.js';

/** Names, codes and colours of real clubs; their matches, players and strengths are the demo's own. */
const clubsOf = (prefix: string, region: Region, rows: string): DemoClub[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', code = '', first = '', second = '', strength = '1'] = row.split('|').map((cell) => cell.trim());
      return club(
        `${prefix}-${code.toLowerCase()}`,
        name,
        name,
        code,
        `Sân ${name}`,
        [first, second],
        Number(strength),
        region,
      );
    });

/** The youth teams of eight V.League clubs. */
export const youthTeams: readonly DemoClub[] = demoClubs
  .filter(({ code }) => ['HN', 'TCVT', 'SLNA', 'HAGL', 'PVF', 'DN', 'TH', 'BCM'].includes(code))
  .map((senior) => ({
    ...senior,
    teamId: `${senior.teamId}-u21`,
    name: `U21 ${senior.shortName}`,
    shortName: `U21 ${senior.shortName}`,
    code: `${senior.code}21`,
    strength: (1 + senior.strength) / 2,
  }));

export const englishClubs = clubsOf(
  'en',
  'english',
  `
  Arsenal|ARS|#b3121d|#f2f5f3|1.3
  Aston Villa|AVL|#6b1d3a|#7fb2d9|1.08
  Bournemouth|BOU|#9b1c1c|#1f2937|1
  Brentford|BRE|#b4232a|#f2f5f3|0.98
  Brighton|BHA|#1d4ed8|#f2f5f3|1.02
  Burnley|BUR|#5a1f33|#8cb8d9|0.78
  Chelsea|CHE|#16468f|#f2f5f3|1.16
  Crystal Palace|CRY|#1d3f8f|#b4232a|0.98
  Everton|EVE|#1e3a8a|#f2f5f3|0.93
  Fulham|FUL|#1f2937|#f2f5f3|0.97
  Leeds United|LEE|#1d4ed8|#f4c542|0.86
  Liverpool|LIV|#a3161f|#f2f5f3|1.27
  Manchester City|MCI|#3b82b4|#f2f5f3|1.3
  Manchester United|MUN|#a61b2b|#f4c542|1.08
  Newcastle|NEW|#111827|#f2f5f3|1.1
  Nottingham Forest|NFO|#991b1b|#f2f5f3|0.92
  Sunderland|SUN|#b3122b|#1f2937|0.88
  Tottenham|TOT|#172554|#f2f5f3|1.07
  West Ham|WHU|#6d1f2f|#7fb2d9|0.92
  Wolves|WOL|#b7791f|#1f2937|0.82`,
);

export const spanishClubs = clubsOf(
  'es',
  'spanish',
  `
  Alavés|ALA|#1d4ed8|#f2f5f3|0.88
  Athletic Bilbao|ATH|#b3121d|#f2f5f3|1.05
  Atlético Madrid|ATM|#b4232a|#1d3f8f|1.2
  Barcelona|FCB|#16468f|#9b1c1c|1.35
  Celta Vigo|CEL|#5b9bc9|#b4232a|0.98
  Elche|ELC|#166534|#f2f5f3|0.88
  Espanyol|ESP|#1e40af|#f2f5f3|0.93
  Getafe|GET|#1d4ed8|#1f2937|0.85
  Girona|GIR|#b91c1c|#f2f5f3|0.94
  Levante|LEV|#7c1d2f|#1d3f8f|0.86
  Mallorca|MLL|#991b1b|#1f2937|0.9
  Osasuna|OSA|#9f1239|#172554|0.93
  Oviedo|OVI|#1e3a8a|#f4c542|0.78
  Rayo Vallecano|RAY|#c2410c|#f2f5f3|0.94
  Real Betis|BET|#15803d|#f2f5f3|1.04
  Real Madrid|RMA|#f2f5f3|#5b2a86|1.33
  Real Sociedad|RSO|#1d4ed8|#f4c542|1
  Sevilla|SEV|#f2f5f3|#b91c1c|0.98
  Valencia|VAL|#f2f5f3|#c2581a|0.95
  Villarreal|VIL|#d4a80f|#1d3f8f|1.1`,
);

export const europeanClubs = clubsOf(
  'eu',
  'europe',
  `
  Ajax|AJA|#b3121d|#f2f5f3|0.92
  AS Roma|ROM|#7f1d1d|#f4c542|1
  Bayern Munich|FCM|#a3161f|#f2f5f3|1.3
  Benfica|BEN|#b91c1c|#f2f5f3|1.02
  Borussia Dortmund|BVB|#d4a80f|#1f2937|1.08
  Celtic|CLT|#166534|#f2f5f3|0.85
  Club Brugge|BRU|#1d4ed8|#1f2937|0.88
  Galatasaray|GAL|#a16207|#991b1b|0.95
  Inter Milan|INT|#1e3a8a|#111827|1.18
  Juventus|JUV|#111827|#f2f5f3|1.05
  Leverkusen|B04|#b4232a|#1f2937|1.04
  Marseille|OM|#5b9bc9|#f2f5f3|1
  Napoli|NAP|#3b82b4|#f2f5f3|1.06
  Paris Saint-Germain|PSG|#172554|#b4232a|1.28
  Porto|FCP|#16468f|#f2f5f3|1
  PSV|PSV|#b91c1c|#1f2937|0.98`,
);

export const indonesianClubs = clubsOf(
  'id',
  'indonesia',
  `
  Arema|ARE|#1d4ed8|#f2f5f3|0.98
  Bali United|BAL|#991b1b|#1f2937|1.05
  Bhayangkara|BHY|#a16207|#1f2937|0.98
  Borneo|BOR|#c2410c|#1f2937|1.12
  Dewa United|DEW|#1f2937|#d4a80f|1.08
  Madura United|MAD|#b91c1c|#f2f5f3|0.95
  Malut United|MLU|#b45309|#1d3f8f|1
  Persebaya|PSB|#15803d|#f2f5f3|1.06
  Persib Bandung|PSI|#1e40af|#f2f5f3|1.15
  Persija Jakarta|PJA|#b3122b|#f2f5f3|1.1
  Persik|PSK|#5b21b6|#f2f5f3|0.9
  Persis|PSS|#9b1c1c|#f4c542|0.88
  Persita|PTA|#6d28d9|#f4c542|0.92
  PSIM|PSM|#172554|#f2f5f3|0.95
  PSBS Biak|BIA|#0e7490|#f2f5f3|0.84
  Semen Padang|SEM|#7f1d1d|#1f2937|0.84`,
);

export const arabianClubs = clubsOf(
  'sa',
  'arab',
  `
  Al-Ahli|AHL|#166534|#f2f5f3|1.2
  Al-Ettifaq|ETT|#b3121d|#166534|0.97
  Al-Fateh|FAT|#1d4ed8|#166534|0.9
  Al-Fayha|FAY|#c2581a|#16468f|0.9
  Al-Hazem|HAZ|#b91c1c|#f4c542|0.82
  Al-Hilal|HIL|#1e40af|#f2f5f3|1.32
  Al-Ittihad|ITT|#d4a80f|#1f2937|1.2
  Al-Khaleej|KHJ|#15803d|#f4c542|0.92
  Al-Kholood|KHO|#7f1d1d|#f2f5f3|0.86
  Al-Najma|NAJ|#0f766e|#f2f5f3|0.78
  Al-Nassr|NAS|#d4a80f|#1e40af|1.28
  Al-Okhdood|OKH|#172554|#5b9bc9|0.82
  Al-Qadsiah|QAD|#991b1b|#d4a80f|1.1
  Al-Riyadh|RIY|#1f2937|#b4232a|0.84
  Al-Shabab|SHB|#f2f5f3|#1f2937|0.98
  Al-Taawoun|TAA|#a16207|#1d3f8f|1.04
  Damac|DAM|#b45309|#7f1d1d|0.88
  Neom|NEO|#0e7490|#f2f5f3|1`,
);

export const brazilianClubs = clubsOf(
  'br',
  'portuguese',
  `
  Atlético Mineiro|CAM|#111827|#f2f5f3|1.05
  Bahia|BAH|#1d4ed8|#b4232a|1.03
  Botafogo|BOT|#1f2937|#f2f5f3|1.06
  Corinthians|COR|#111827|#f2f5f3|1
  Cruzeiro|CRU|#1e40af|#f2f5f3|1.06
  Flamengo|FLA|#a3161f|#1f2937|1.25
  Fluminense|FLU|#7c1d2f|#166534|1.02
  Fortaleza|FOR|#1d4ed8|#b4232a|0.94
  Grêmio|GRE|#3b82b4|#1f2937|0.98
  Internacional|SCI|#b91c1c|#f2f5f3|1
  Palmeiras|PAL|#166534|#f2f5f3|1.2
  Santos|SAN|#f2f5f3|#1f2937|0.94
  São Paulo|SAO|#f2f5f3|#b4232a|1.03
  Vasco da Gama|VAS|#1f2937|#b4232a|0.94`,
);

export const mexicanClubs = clubsOf(
  'mx',
  'spanish',
  `
  América|AME|#d4a80f|#1d3f8f|1.18
  Atlas|ATL|#991b1b|#1f2937|0.9
  Cruz Azul|CAZ|#1d4ed8|#f2f5f3|1.1
  Guadalajara|GDL|#b3122b|#1d3f8f|1.02
  Juárez|JUA|#15803d|#b4232a|0.9
  León|LEO|#166534|#f4c542|0.98
  Monterrey|MTY|#172554|#f2f5f3|1.1
  Necaxa|NEC|#b91c1c|#f2f5f3|0.88
  Pachuca|PAC|#1e40af|#f2f5f3|1
  Puebla|PUE|#5b9bc9|#f2f5f3|0.82
  Pumas|PUM|#172554|#d4a80f|0.96
  Tigres|TIG|#b45309|#1d3f8f|1.1
  Tijuana|TIJ|#9b1c1c|#1f2937|0.94
  Toluca|TOL|#a3161f|#f2f5f3|1.12`,
);

export const australianClubs = clubsOf(
  'au',
  'english',
  `
  Adelaide United|ADE|#b3121d|#f4c542|1
  Auckland FC|AKL|#1d4ed8|#1f2937|1.08
  Brisbane Roar|BRI|#c2581a|#1f2937|0.88
  Central Coast|CCM|#d4a80f|#172554|0.95
  Macarthur|MAC|#1f2937|#a16207|0.96
  Melbourne City|MEL|#5b9bc9|#f2f5f3|1.08
  Melbourne Victory|MVC|#172554|#f2f5f3|1.08
  Newcastle Jets|JET|#b45309|#1d3f8f|0.94
  Perth Glory|PER|#5b21b6|#c2581a|0.82
  Sydney FC|SYD|#3b82b4|#172554|1.08
  Wellington|WEL|#d4a80f|#111827|0.9
  Western Sydney|WSW|#991b1b|#1f2937|1`,
);

/** Real cities with teams of no name. */
export const americanTeams: readonly DemoClub[] = clubsOf(
  'us',
  'english',
  `
  Atlanta|ATL|#b91c1c|#f2f5f3|1
  Boston|BOS|#166534|#f2f5f3|1.05
  Chicago|CHI|#991b1b|#1f2937|0.97
  Dallas|DAL|#1e40af|#f2f5f3|1
  Denver|DEN|#172554|#f4c542|1.04
  Houston|HOU|#b3122b|#f2f5f3|1.02
  Los Angeles|LAX|#5b21b6|#f4c542|1.02
  Miami|MIA|#9f1239|#1f2937|0.99
  Minnesota|MIN|#0e7490|#166534|1.01
  New York|NYC|#1d4ed8|#c2581a|1.03
  Phoenix|PHX|#c2410c|#4c1d95|0.98
  Toronto|TOR|#a3161f|#1f2937|0.97`,
).map((team) => ({ ...team, stadium: `Nhà thi đấu ${team.name}` }));
