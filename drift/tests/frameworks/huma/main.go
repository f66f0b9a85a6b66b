// Twelve operations of the contract as a team with Go's huma would write them; run, it prints its
// own OpenAPI document.
package main

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

type CurrentUser struct {
	Id           int      `json:"Id"`
	FullName     string   `json:"FullName"`
	EmailAddress string   `json:"EmailAddress" format:"email"`
	Role         int      `json:"Role" enum:"0,1,2,3"`
	Permissions  []string `json:"Permissions" enum:"index-management,user-management,report-management"`
}

type User struct {
	Id                int       `json:"Id"`
	FullName          string    `json:"FullName"`
	EmailAddress      string    `json:"EmailAddress" format:"email"`
	Role              int       `json:"Role" enum:"0,1,2,3"`
	Status            int       `json:"Status" enum:"0,1"`
	DateCreated       time.Time `json:"DateCreated"`
	ReportEditionName *string   `json:"ReportEditionName"`
}

type UserCreate struct {
	FullName     string `json:"FullName" minLength:"3" maxLength:"120"`
	EmailAddress string `json:"EmailAddress" format:"email" maxLength:"254"`
	Role         int    `json:"Role" enum:"0,1,2,3"`
}

type UserUpdate struct {
	FullName     string `json:"FullName" minLength:"3" maxLength:"120"`
	EmailAddress string `json:"EmailAddress" format:"email" maxLength:"254"`
	Role         int    `json:"Role" enum:"0,1,2,3"`
	Status       int    `json:"Status" enum:"0,1"`
	Version      int    `json:"Version,omitempty" minimum:"1"`
}

type ReportEdition struct {
	Id           int        `json:"Id"`
	Name         string     `json:"Name"`
	StartDate    string     `json:"StartDate" format:"date"`
	EndDate      *string    `json:"EndDate" format:"date"`
	CreationDate time.Time  `json:"CreationDate"`
	InactiveDate *time.Time `json:"InactiveDate"`
	Status       int        `json:"Status" enum:"0,1"`
	Version      int        `json:"Version" minimum:"1"`
}

type Notification struct {
	CommentId       int       `json:"CommentId"`
	TaggedId        int       `json:"TaggedId"`
	GlobalCountryId int       `json:"GlobalCountryId"`
	IndicatorId     int       `json:"IndicatorId"`
	AuthorName      string    `json:"AuthorName"`
	SnapshotName    string    `json:"SnapshotName"`
	CountryName     string    `json:"CountryName"`
	DateCreated     time.Time `json:"DateCreated"`
}

type NotificationPage struct {
	Data  []Notification `json:"Data"`
	Count int            `json:"Count" minimum:"0"`
}

type Country struct {
	Id      int    `json:"Id"`
	Name    string `json:"Name"`
	Region  string `json:"Region"`
	ISOCode string `json:"ISOCode"`
}

type Comment struct {
	Id                       int       `json:"Id"`
	CommentContent           string    `json:"CommentContent"`
	AuthorId                 int       `json:"AuthorId"`
	AuthorName               string    `json:"AuthorName"`
	CommentTaggedUserIds     []int     `json:"CommentTaggedUserIds"`
	CountryIndicatorRatingId int       `json:"CountryIndicatorRatingId"`
	CreatedBy                int       `json:"CreatedBy"`
	DateCreated              time.Time `json:"DateCreated"`
}

type CommentPage struct {
	Data  []Comment `json:"Data"`
	Count int       `json:"Count" minimum:"0"`
}

type CommentCreate struct {
	CommentContent string `json:"CommentContent" minLength:"1" maxLength:"10000"`
	TaggedUsers    []int  `json:"taggedUsers" maxItems:"14"`
}

type Answer[T any] struct{ Body T }
type None struct{}
type Keyed struct {
	Key string `header:"Idempotency-Key" format:"uuid"`
}
type Page struct {
	Offset   int `query:"offset" minimum:"0" default:"0"`
	PageSize int `query:"pageSize" minimum:"1" maximum:"100" default:"20"`
}
type CommentsPage struct {
	Offset   int `query:"offset" minimum:"0" default:"0"`
	PageSize int `query:"pageSize" minimum:"1" maximum:"200" default:"50"`
}
type Rating struct {
	CountryId       int `path:"countryId" minimum:"1"`
	ReportEditionId int `path:"reportEditionId" minimum:"1"`
	IndicatorId     int `path:"indicatorId" minimum:"1"`
	RatingId        int `path:"ratingId" minimum:"1"`
}

func add[I, O any](api huma.API, method, path, id string, status int) {
	huma.Register(api, huma.Operation{
		OperationID: id, Method: method, Path: "/api/v1" + path, DefaultStatus: status,
		Security: []map[string][]string{{"bearer": {}}},
	}, func(context.Context, *I) (*O, error) { return nil, huma.Error501NotImplemented(id) })
}

func main() {
	config := huma.DefaultConfig("Country assessment", "1.0.0")
	config.Components.SecuritySchemes = map[string]*huma.SecurityScheme{"bearer": {Type: "http", Scheme: "bearer"}}
	api := humago.New(http.NewServeMux(), config)
	comments := "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/ratings/{ratingId}/comments"

	add[None, Answer[CurrentUser]](api, "GET", "/login", "log-in", 200)
	add[None, Answer[CurrentUser]](api, "GET", "/users/current-user", "read-current-user", 200)
	add[None, Answer[[]User]](api, "GET", "/users", "list-users", 200)
	add[struct {
		Keyed
		Body UserCreate
	}, Answer[User]](api, "POST", "/users", "create-user", 201)
	add[struct {
		Keyed
		UserId int `path:"userId" minimum:"1"`
		Body   UserUpdate
	}, Answer[User]](api, "PUT", "/users/{userId}", "update-user", 200)
	add[None, Answer[[]ReportEdition]](api, "GET", "/report-editions", "list-report-editions", 200)
	add[struct {
		Id int `path:"id" minimum:"1"`
	}, Answer[ReportEdition]](api, "GET", "/report-editions/{id}", "read-report-edition", 200)
	add[Page, Answer[NotificationPage]](api, "GET", "/notifications", "list-notifications", 200)
	add[struct {
		Keyed
		CommentId int `path:"commentId" minimum:"1"`
		TaggedId  int `path:"taggedId" minimum:"1"`
	}, Answer[Notification]](api, "PUT", "/notifications/{commentId}/{taggedId}", "clear-notification", 200)
	add[None, Answer[[]Country]](api, "GET", "/countries", "list-countries", 200)
	add[struct {
		Rating
		CommentsPage
	}, Answer[CommentPage]](api, "GET", comments, "list-comments", 200)
	add[struct {
		Rating
		Keyed
		Body CommentCreate
	}, Answer[Comment]](api, "POST", comments, "add-comment", 201)

	document, err := api.OpenAPI().MarshalJSON()
	if err != nil {
		panic(err)
	}
	fmt.Println(string(document))
}
