/** Cities outside India where the league was played: South Africa in 2009, the Emirates in 2014, 2020 and 2021. */
const ABROAD: Record<string, string> = {
	Bloemfontein: "South Africa",
	"Cape Town": "South Africa",
	Centurion: "South Africa",
	Durban: "South Africa",
	"East London": "South Africa",
	Johannesburg: "South Africa",
	Kimberley: "South Africa",
	"Port Elizabeth": "South Africa",
	"Abu Dhabi": "United Arab Emirates",
	Dubai: "United Arab Emirates",
	Sharjah: "United Arab Emirates",
};

export const countryOf = (city: string) => (Object.hasOwn(ABROAD, city) ? (ABROAD[city] as string) : "India");
